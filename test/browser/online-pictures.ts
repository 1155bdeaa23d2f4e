import process from 'node:process';
import type { Page } from 'playwright-core';
import { keepPicture } from './picture.ts';

/** Where pictures of these tests go, for inspection; undefined: none are taken. */
const folder = process.env['WINDSCHATTEN_PICTURES_AT'];

export async function picture(page: Page, name: string): Promise<void> {
  if (folder !== undefined) await keepPicture(page, `${folder}/${name}`);
}
