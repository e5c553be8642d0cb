import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCombobox } from './use-combobox.ts';

const closed = vi.fn<() => void>();

function openList(): ReturnType<typeof useCombobox> {
  const lists: ReturnType<typeof useCombobox>[] = [];
  function Field() {
    lists.push(useCombobox([{ key: 'one', run: () => undefined }], 'field', { onLeave: closed }));
    return null;
  }
  renderToStaticMarkup(<Field />);
  const [list] = lists;
  if (!list) throw new Error('The field was not drawn');
  return list;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closed.mockReset();
});

test('a list of suggestions closes 150 milliseconds after its field loses focus', () => {
  openList().onBlur();
  vi.advanceTimersByTime(149);
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(closed).toHaveBeenCalledOnce();
});

test('a list stays open if focus returns in time', () => {
  const list = openList();
  list.onBlur();
  vi.advanceTimersByTime(149);
  list.onFocus();
  vi.advanceTimersByTime(10_000);
  expect(closed).not.toHaveBeenCalled();
});
