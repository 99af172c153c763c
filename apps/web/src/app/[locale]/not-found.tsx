export default function NotFound() {
  return <h1>nf</h1>;
}
