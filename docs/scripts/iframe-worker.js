// A page that is opened from a folder may start no Worker, so the search of the site works in a hidden frame there.
// The name keeps the theme from fetching a program for that from elsewhere.
const copied = (data) => ({ data: structuredClone(data) }); // what a Worker is sent is its own

if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.onmessage?.(copied(data));
      const script = inside.document.createElement("script");
      this.ready = new Promise((loaded) => (script.onload = loaded));
      script.src = url;
      inside.document.body.append(script);
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow?.onmessage?.(copied(data)));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
