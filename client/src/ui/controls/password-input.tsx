import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { words } from '#client/ui/words.ts';
import { Input } from './input.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [open, setOpen] = useState(false);
  const Icon = open ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className="grid size-7 place-items-center rounded-sm hover:bg-sunken hover:text-text touch:-mr-1.5 touch:size-11"
      aria-label={open ? words.hidePassword : words.showPassword}
      onClick={() => setOpen(!open)}
    >
      <Icon />
    </button>
  );
  return <Input autoCapitalize="none" spellCheck={false} {...props} type={open ? 'text' : 'password'} end={toggle} />;
}
