/** What stands beside an article of help. */
import { helpListCall } from '@shared/contract/calls/help'
import { useCall } from 'shell/query'
import { AT_HAND } from '../../parts/notices.ts'

const TEN_MINUTES = 10 * 60_000

/** All help articles, without their bodies: for those beside one. */
export const useHelpList = () =>
  useCall(helpListCall, { pageNo: 1, pageSize: 200 }, { fresh: TEN_MINUTES, keep: AT_HAND, inPlace: false })
