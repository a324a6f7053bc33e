import { chatSessionCall } from '@shared/contract'
import { type Served, serve } from '@shared/engine/http/serve'
import { openChat } from './session.ts'

export const chatCalls: readonly Served[] = [serve(chatSessionCall, openChat)]
