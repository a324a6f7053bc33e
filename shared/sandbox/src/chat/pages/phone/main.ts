/** The live chat as a phone shows it: in the app's frame alone. */
import { alone } from './alone.ts'
import { isFramed } from './app.ts'
import { converse } from './conversation.ts'

if (isFramed) converse()
else alone()
