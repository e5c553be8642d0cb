import { useEffect, useState } from 'react';

const FACES = ['400', 'italic 400', '600'].map((face) => `${face} 12pt "Source Serif 4"`);

/**
 * Loads the fonts for paper, about 60 kB, which no screen needs. Another font is used where they can't be had: offline,
 * before the service worker has kept them. Null until they are here, then a number that changes when further letters
 * arrive and lines must be measured again.
 */
export function usePaperFonts(): number | null {
  const [round, setRound] = useState<number | null>(null);
  useEffect(() => {
    const next = () => setRound((before) => (before ?? 0) + 1);
    void Promise.allSettled(FACES.map((face) => document.fonts.load(face))).then(next);
    const further = () => setRound((before) => before && before + 1);
    document.fonts.addEventListener('loadingdone', further);
    return () => document.fonts.removeEventListener('loadingdone', further);
  }, []);
  return round;
}
