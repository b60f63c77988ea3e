/** Opens an invoice or a credit note in a new tab, through a link that the server creates on request. */

interface DocumentLink {
  url: string;
}

/** Throws what `ask` throws, and then closes the empty tab. */
export async function openDocument(ask: () => Promise<DocumentLink>): Promise<void> {
  // Open the tab during the press: browsers block a tab opened after the response as a pop-up.
  const tab = window.open('', '_blank');
  try {
    const { url } = await ask();
    const address = new URL(url, window.location.href).href;
    if (!tab) {
      window.location.assign(address);
      return;
    }
    tab.opener = null;
    tab.location.replace(address);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
