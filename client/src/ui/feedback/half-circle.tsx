/** Half done: the icon set has no filled half. */
export function HalfCircle({ className }: { className?: string }) {
  return (
    <svg
      className={`lucide ${className ?? ''}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v18a9 9 0 0 0 0-18z" fill="currentColor" />
    </svg>
  );
}
