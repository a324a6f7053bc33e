import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/heyue',
    title: msg`Contract`,
    auth: true,
    frame: 'tabs',
    screen: () => import(/* webpackChunkName: "screen-contract" */ './screens/contract/contract.screen.tsx'),
  },
] as const
