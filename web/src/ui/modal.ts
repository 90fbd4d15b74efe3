/** Open a dialog over the page; when it goes, whatever opened it has the focus again. */
export function modal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    // It may have left the page already, and the focus with it; a dialog that came in its place keeps its own.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
