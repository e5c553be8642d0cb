/** 'in 8 days' → 'In 8 days' */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
