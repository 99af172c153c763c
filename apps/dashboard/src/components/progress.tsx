type Props = { label: string; value: number | undefined; max?: number };

/** A progress bar; indeterminate without a value. */
export const Progress = ({ label, value, max = 1 }: Props) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-pulse indeterminate:bg-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary"
  />
);
