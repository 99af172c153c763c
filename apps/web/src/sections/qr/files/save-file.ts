/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Long enough for slow disks, and the page doesn't hold on to its files.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
