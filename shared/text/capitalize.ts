/** 'in 8 days' → 'In 8 days' */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
