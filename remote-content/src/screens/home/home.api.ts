/** Banners and announcements; prices come from the shell's feed. */
import type { CodeOf, noticeTypes } from '@shared/contract/codes'
import { useCall } from 'shell/query'
import { useSession } from 'shell/session'
import { AT_HAND, noticesCall } from '../../parts/notices.ts'

/** Asked for on every opening, and on a return after so long, in ms. */
const FRESH = 5 * 60_000
const SIZE = 20

/** With those addressed to who is signed in. */
export const useNotices = (noticeType: CodeOf<Pick<typeof noticeTypes, 'announcement' | 'banner'>>, enabled = true) =>
  useCall(
    noticesCall(useSession().signedIn),
    { noticeType, pageNo: 1, pageSize: SIZE },
    { fresh: FRESH, keep: AT_HAND, opening: 'always', previous: true, enabled },
  )
