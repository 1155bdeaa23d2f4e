/** Stack traces of compiled files name the lines of their sources. */
import process from 'node:process';

process.setSourceMapsEnabled(true);
