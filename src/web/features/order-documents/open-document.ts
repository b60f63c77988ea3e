/** Opens an invoice or a credit note in a tab of its own, by a link that the shop makes at that moment. */

interface DocumentLink {
  url: string;
}

/** Throws what the asking throws, and leaves no empty tab behind. */
export async function openDocument(ask: () => Promise<DocumentLink>): Promise<void> {
  // In the press itself: a tab opened once the answer is there would be taken for an advertisement and refused.
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
