import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/login',
    title: msg`Log in`,
    auth: false,
    keepAlive: true,
    frame: 'none',
    screen: () => import(/* webpackChunkName: "screen-login" */ './screens/login/login.screen.tsx'),
  },
  {
    path: '/my',
    title: msg`Personal`,
    auth: true,
    frame: 'tabs',
    sketch: [
      [16, 16, 56, 56, 28],
      [84, 27, 110, 14],
      [84, 51, 84, 12],
      [336, 23, 23, 14],
      [292, 48, 67, 10],
      [16, 108, 343, 52, 12],
      [16, 201, 127, 12],
      [16, 241, 160, 36],
      [16, 289, 95, 34, 10],
      [119, 289, 107, 34, 10],
      [234, 289, 98, 34, 10],
      [16, 356, 343, 156, 16],
      [16, 528, 343, 104, 16],
      [16, 648, 343, 416, 16],
    ],
    asks: [{ get: '/api/finance/appWallet/queryUserAssets' }],
    screen: () => import(/* webpackChunkName: "screen-my" */ './screens/my/my.screen.tsx'),
  },
  {
    path: '/language',
    title: msg`Language`,
    auth: false,
    screen: () => import(/* webpackChunkName: "screen-language" */ './screens/language/language.screen.tsx'),
  },
  {
    path: '/devices',
    title: msg`Devices`,
    auth: true,
    asks: [{ get: '/api/user/appUser/sessionList', feature: 'sessions' }],
    screen: () => import(/* webpackChunkName: "screen-devices" */ './screens/devices/devices.screen.tsx'),
  },
  {
    path: '/changePassword',
    title: msg`Change login password`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-change-password" */ './screens/change-password/change-password.screen.tsx'),
  },
  {
    path: '/gerenziliao',
    title: msg`Personal information`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-profile" */ './screens/profile/profile.screen.tsx'),
  },
  {
    path: '/withdrawPassword',
    title: msg`Change withdrawal password`,
    auth: true,
    screen: () =>
      import(
        /* webpackChunkName: "screen-withdraw-password" */ './screens/withdraw-password/withdraw-password.screen.tsx'
      ),
  },
  {
    path: '/bindGoogle',
    title: msg`Google Authenticator`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-authenticator" */ './screens/authenticator/authenticator.screen.tsx'),
  },
  {
    path: '/tuanduiYaoqing',
    title: msg`Invite team`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-team" */ './screens/team/team.screen.tsx'),
  },
  {
    path: '/fuliCenter',
    title: msg`Welfare centre`,
    auth: true,
    asks: [{ get: '/api/marketing/appTask/list', feature: 'welfare' }],
    screen: () => import(/* webpackChunkName: "screen-welfare" */ './screens/welfare/welfare.screen.tsx'),
  },
  {
    path: '/vipLevel',
    title: msg`VIP level`,
    auth: true,
    asks: [{ get: '/api/user/appLevels/list?pageSize=50' }],
    screen: () => import(/* webpackChunkName: "screen-levels" */ './screens/levels/levels.screen.tsx'),
  },
  {
    path: '/limits',
    title: msg`Limits and breaks`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-limits" */ './screens/limits/limits.screen.tsx'),
  },
  {
    path: '/shenfenRenzheng',
    title: msg`Identity verification`,
    auth: true,
    screen: () => import(/* webpackChunkName: "screen-identity" */ './screens/identity/identity.screen.tsx'),
  },
  {
    path: '/shenfenRenzhengAd',
    title: msg`Advanced verification`,
    auth: true,
    screen: () =>
      import(
        /* webpackChunkName: "screen-identity-advanced" */ './screens/identity-advanced/identity-advanced.screen.tsx'
      ),
  },
  {
    path: '/renzhengResult',
    title: msg`Verification result`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-identity-result" */ './screens/identity-result/identity-result.screen.tsx'),
  },
] as const
