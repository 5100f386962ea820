const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*)<!-- What stands there instead[\s\S]*<\/template>/;

/** What index.html keeps for a screen whose page is sent with something in it. */
export const frameOf = (page: string, id: string): string | undefined =>
  new RegExp(`<template id="${id}">([\\s\\S]*?)</template>`).exec(page)?.[1];

/** The page with this standing where the application is going to be, and without the frames. */
export const standingIn = (page: string, filled: string, after = ''): string =>
  page.replace(ROOT, (_all, begin, end) => begin + filled + end + after);
