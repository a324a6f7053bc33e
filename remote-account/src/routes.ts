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
    screen: () => import(/* webpackChunkName: "screen-devices" */ './screens/devices/devices.screen.tsx'),
  },
  {
    path: '/changePassword',
    title: msg`Login password`,
    auth: true,
    screen: () =>
      import(/* webpackChunkName: "screen-change-password" */ './screens/change-password/change-password.screen.tsx'),
  },
] as const
