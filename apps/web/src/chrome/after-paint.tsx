/** Scripts and sheets that are asked for once the page can be seen (`lib/frame/after-paint`). */
export const AfterPaint = ({ files }: { files: string[] }) =>
  files.map((file) => <script key={file} type="text/plain" data-after-paint={file} />);
