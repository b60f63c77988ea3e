/** Gives the customer a file made on this device. */

export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
