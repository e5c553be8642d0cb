import { cx } from '#client/ui/cx.ts';
import { PICTURES, pictureFile, type PictureName } from './pictures.ts';

const FOLDER = '/manual-pictures';

/** In the current theme only; the other picture is never fetched. */
export function ManualPicture({ name }: { name: PictureName }) {
  const { width, height, alt } = PICTURES[name];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const look = cx('my-2 h-auto rounded-md border border-line', width < 600 ? 'w-60 max-w-full' : 'w-full print:w-3/4');
  return (
    <>
      <img
        {...shared}
        src={`${FOLDER}/${pictureFile(name, 'light')}`}
        alt={alt}
        className={cx(look, 'dark:hidden print:block!')}
      />
      <img
        {...shared}
        src={`${FOLDER}/${pictureFile(name, 'dark')}`}
        alt={alt}
        className={cx(look, 'hidden dark:block print:hidden!')}
      />
    </>
  );
}
