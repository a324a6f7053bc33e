export { deviceId } from '../../browser/device-id.ts'
export { perUserAtom } from './per-user.ts'
export { redirect } from './redirect.ts'
export { refreshUser, replaceToken, signIn, signOut, useSession } from './session.ts'
export {
  addressAtom,
  type CountryInfo,
  chatUnreadAtom,
  commonConfigAtom,
  countryInfoAtom,
  positionsSummaryAtom,
  tradeAssetInfoAtom,
} from './state.ts'
