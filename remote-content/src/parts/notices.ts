/** The notices that are whoever's who looks. */
import { myNoticeListCall, noticeListCall } from '@shared/contract/calls/content'

/** What has been read stays at hand for so long, in ms: shown first, then asked for anew. */
export const AT_HAND = 30 * 60_000

export const noticesCall = (signedIn: boolean) => (signedIn ? myNoticeListCall : noticeListCall)
