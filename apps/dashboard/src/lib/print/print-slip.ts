const mmPerPx = 25.4 / 96;

/**
 * Prints an element alone, on a roll of this width. The page is as long as what is on it: without a length the printer
 * would feed the paper on.
 */
export function printSlip(slip: HTMLElement, widthMm: number): void {
  const sheet = new CSSStyleSheet();
  const heightMm = Math.ceil(slip.getBoundingClientRect().height * mmPerPx) + 8;
  sheet.replaceSync(`
    [data-printed-slip] { display: none; }
    @page { size: ${widthMm}mm ${heightMm}mm; margin: 4mm; }
    @media print {
      body > :not([data-printed-slip]) { display: none !important; }
      [data-printed-slip] { display: block; background: #fff; color: #000; }
    }`);
  const printed = document.createElement("div");
  printed.dataset.printedSlip = "";
  printed.append(slip.cloneNode(true));
  document.body.append(printed);
  document.adoptedStyleSheets.push(sheet);
  const end = () => {
    printed.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  // A phone goes on before its sheet is printed.
  addEventListener("afterprint", end, { once: true });
  print();
}
