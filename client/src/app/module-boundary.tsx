import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/controls/button.tsx';
import { MODULE_WORDS } from './module-words.ts';

type State = { hasFailed: boolean };

/**
 * A lazy-loaded chunk can fail to load: the person is offline, or a newer version replaced it.
 * React requires a class for this.
 */
export class ModuleBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto grid max-w-[560px] justify-items-center gap-4 px-4 py-16 text-center">
        <h1 className="text-lg">{MODULE_WORDS.title}</h1>
        <p className="text-muted">{MODULE_WORDS.text}</p>
        <Button variant="primary" icon={RotateCw} onClick={() => window.location.reload()}>
          {MODULE_WORDS.button}
        </Button>
      </div>
    );
  }
}
