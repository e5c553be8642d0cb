import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { control } from './input.tsx';
import { cx } from '#client/ui/cx.ts';
import { useFieldProps } from './field.tsx';

const sizesItself = CSS.supports('field-sizing', 'content');

function grow(box: HTMLTextAreaElement): void {
  if (sizesItself) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + 2}px`;
}

function pass(ref: Ref<HTMLTextAreaElement> | undefined, box: HTMLTextAreaElement | null): void {
  if (typeof ref === 'function') ref(box);
  else if (ref) ref.current = box;
}

/** Grows with its text from `rows` on. */
export function Textarea({ rows = 3, className, ref, onInput, ...rest }: ComponentProps<'textarea'>) {
  const box = useRef<HTMLTextAreaElement>(null);
  const wiring = useFieldProps(rest);
  useLayoutEffect(() => {
    if (box.current) grow(box.current);
  });
  return (
    <textarea
      {...rest}
      {...wiring}
      rows={rows}
      ref={(node) => {
        box.current = node;
        pass(ref, node);
      }}
      onInput={(event) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
      style={{ minHeight: `calc(${rows} * 1.25rem + 18px)` }}
      className={cx(control, 'block resize-y py-2 [field-sizing:content]', className)}
    />
  );
}
