/** Downloads a file made on this device. */

export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the event handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
