import * as v from 'valibot';
import { MAX_SHOWN_NAME_CHARS } from './limits.ts';
import { CREDENTIAL_PATTERN, SECRET_PATTERN, SHARED_TOKEN_PATTERN } from './secrets.ts';

/** Fields that several messages share. */

export const secretField = v.pipe(v.string(), v.regex(SECRET_PATTERN));
export const credentialField = v.pipe(v.string(), v.regex(CREDENTIAL_PATTERN));
export const sharedTokenField = v.pipe(v.string(), v.regex(SHARED_TOKEN_PATTERN));
export const nameField = v.pipe(v.string(), v.maxLength(MAX_SHOWN_NAME_CHARS));
export const integerField = v.pipe(v.number(), v.integer());
