// Copying and sharing, as far as the browser allows.
/** Copy a text to the clipboard; false: it has to be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // browsers allow the clipboard only on secure pages, and a server at home has none
  }
}

function copyByHand(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "unseen";
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } finally {
    area.remove();
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Open the device's share sheet. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // The user changed their mind.
  }
}

/** The link that invites to a table.  Messaging apps show a preview without knowing who reads it, so it names the language. */
export const invitationTo = (table: string, lang: string): string => `${location.origin}/t/${table}${lang === "en" ? "" : `?lang=${lang}`}`;
