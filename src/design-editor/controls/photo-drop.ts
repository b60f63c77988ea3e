/** A photograph that is dropped on the editor is taken by the button that adds photographs, as if it had been chosen there. */

const taking = new WeakSet<HTMLElement>();

/** Called when something is dragged over the editor; attaches its listeners once. */
export function takeDrops(editor: HTMLElement): void {
  if (taking.has(editor)) return;
  taking.add(editor);
  const marked = (isOver: boolean) => editor.toggleAttribute('data-drop', isOver);

  editor.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page and show the file.
    event.preventDefault();
    const input = inputIn(editor);
    event.dataTransfer.dropEffect = input ? 'copy' : 'none';
    marked(input !== undefined);
  });
  editor.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!editor.contains(relatedTarget as Node | null)) marked(false);
  });
  editor.addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    event.preventDefault();
    marked(false);
    const input = inputIn(editor);
    if (!input) return;
    const place = (event.target as Element).closest<SVGElement>('[data-place]');
    if (place) input.dataset['place'] = place.dataset['place'];
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Undefined where no photographs can be made, and while one is sent. */
const inputIn = (editor: HTMLElement): HTMLInputElement | undefined =>
  editor.querySelector<HTMLInputElement>('input[type=file]:enabled') ?? undefined;
