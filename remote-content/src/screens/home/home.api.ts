/** Banners and announcements; prices come from the shell's feed. */
import { useCall } from 'shell/query'
import { useSession } from 'shell/session'
import { AT_HAND, noticesCall } from '../../parts/notices.ts'

/** Asked for on every opening, and on a return after so long, in ms. */
const FRESH = 5 * 60_000
const SIZE = 20

/** @param noticeType 1 announcements · 3 banners; with those addressed to who is signed in */
export const useNotices = (noticeType: 1 | 3) =>
  useCall(
    noticesCall(useSession().signedIn),
    { noticeType, pageNo: 1, pageSize: SIZE },
    { fresh: FRESH, keep: AT_HAND, opening: 'always', previous: true, inPlace: false },
  )
