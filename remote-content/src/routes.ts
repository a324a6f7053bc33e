import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/home',
    title: msg`Home`,
    auth: false,
    frame: 'tabs',
    screen: () => import(/* webpackChunkName: "screen-home" */ './screens/home/home.screen.tsx'),
  },
  {
    path: '/articleList',
    title: msg`Announcements`,
    auth: false,
    screen: () =>
      import(/* webpackChunkName: "screen-article-list" */ './screens/article-list/article-list.screen.tsx'),
  },
  {
    path: '/articleDetail',
    title: msg`Article`,
    auth: false,
    screen: () =>
      import(/* webpackChunkName: "screen-article-detail" */ './screens/article-detail/article-detail.screen.tsx'),
  },
] as const
