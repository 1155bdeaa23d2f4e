/** Where an error comes from is said as the line of the source, of compiled rooms too. */
import process from 'node:process';

process.setSourceMapsEnabled(true);
