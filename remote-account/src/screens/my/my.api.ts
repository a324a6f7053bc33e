/** The page's own data: the profile is the session's, the assets are asked here. */
import { userAssetsCall } from '@shared/contract/calls/wallet'
import { useQuery } from '@tanstack/react-query'
import { askFor } from 'shell/transport'

/** Total assets in USDT; null while the session has just ended. */
export const useAssets = () =>
  useQuery({
    queryKey: ['account', userAssetsCall.path, {}],
    queryFn: asking => askFor(userAssetsCall, {}, asking),
  })
