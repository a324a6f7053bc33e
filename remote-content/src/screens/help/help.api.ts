/** Bodies are searched by the server: they are not at hand. */
import { helpListCall } from '@shared/contract/calls/help'
import { useCall } from 'shell/query'
import { ALL } from '../../parts/help-list.ts'
import { asksBodies } from './help.model.ts'

const MINUTE = 60_000

export const useBodies = (keyword: string) =>
  useCall(helpListCall, { ...ALL, keyword }, { enabled: asksBodies(keyword), fresh: MINUTE })
