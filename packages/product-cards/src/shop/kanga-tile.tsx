const looks = ["bg-primary-strong", "bg-night"] as const;

/** The same name always gets the same cloth. */
const lookOf = (name: string) => looks[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2];

/** In place of a picture: the first letter of a name on a kanga, whose pattern is a row of diamonds around it. */
export function KangaTile({ name, className = "" }: { name: string; className?: string }) {
  const [letter = ""] = name.trim();
  return (
    <span
      aria-hidden="true"
      className={`relative grid place-items-center overflow-hidden ${lookOf(name)} ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path
          className="fill-accent"
          d="M0 0h14L0 14zM50 0h14L50 14 36 0zM100 0v14L86 0zM0 100V86l14 14zM50 86l14 14H36zM100 86v14H86zM0 36l14 14L0 64zM100 36v28L86 50z"
        />
      </svg>
      <span className="relative font-bold font-display text-on-primary">{letter.toUpperCase()}</span>
    </span>
  );
}
