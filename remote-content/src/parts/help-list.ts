/** The help articles, without their bodies: whoever asks shares one answer, which outlives the connection. */
import { helpListCall } from '@shared/contract/calls/help'
import { useCall } from 'shell/query'

const TEN_MINUTES = 10 * 60_000
/** Help is read when nothing else works. */
const A_DAY = 24 * 60 * 60_000

export const ALL = { pageNo: 1, pageSize: 200 } as const

export const useHelpList = () => useCall(helpListCall, ALL, { fresh: TEN_MINUTES, keep: A_DAY, previous: true })
