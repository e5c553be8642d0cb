import { PRODUCT } from '#shared/product.ts';

/** The logo; decorative next to the product's name unless `labelled`. */
export function Logo({ className, labelled = false }: { className?: string; labelled?: boolean }) {
  return (
    <svg
      viewBox="0 0 36 36"
      className={className}
      {...(labelled ? { role: 'img', 'aria-label': PRODUCT.title } : { 'aria-hidden': true })}
    >
      <rect width="36" height="36" rx="9" className="fill-primary" />
      <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className="stroke-on-primary">
        <path d="M9.5 14h17l-2-5h-13z" />
        <path d="M13.5 14l1.300 11h6.400l1.300-11" />
        <path d="M11.5 28h13" />
      </g>
    </svg>
  );
}
