// Drawings as images: the front page, which draws without cards, does not load this.
/** A picture as the address of an image.  Inside the page, each of its hundred parts would cost time in every frame. */
export const addressOf = (markup: string): string =>
  `data:image/svg+xml,${markup.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"').replace(/[%#]/g, encodeURIComponent)}`;
