export const config: Readonly<Record<string, string>> = {};
