/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Long enough for slow disks; the page is left with one picture at most.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
