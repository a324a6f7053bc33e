import { chatSessionCall } from '@shared/contract'
import { type Served, serve } from '../http/serve.ts'
import { openChat } from './session.ts'

export const chatCalls: readonly Served[] = [serve(chatSessionCall, openChat)]
