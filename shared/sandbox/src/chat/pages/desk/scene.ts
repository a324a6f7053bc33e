import type { Scene } from '../kit/scene.ts'
import type { DeskWords } from '../words/desk.ts'
import type { Client } from './client.ts'

/** What every part of the desk's page is given. */
export type Desk = { scene: Scene; words: DeskWords; client: Client }
