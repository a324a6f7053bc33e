import type { ChatView } from '../kit/chat-view.ts'
import type { DeskWords } from '../words/desk.ts'
import type { Client } from './client.ts'

/** What every part of the desk's page is given. */
export type Desk = { view: ChatView; words: DeskWords; client: Client }
