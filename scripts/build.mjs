/** `npm run build`: everything to dist/, whether or not a source has changed. */
import { buildCode, buildWeb, checkNode, ensureInstalled } from './setup.mjs';

checkNode();
ensureInstalled();
buildCode();
buildWeb();
