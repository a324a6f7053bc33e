import { msg } from '@lingui/core/macro'

export default [
  {
    path: '/home',
    title: msg`Home`,
    auth: false,
    frame: 'tabs',
    sketch: [
      [16, 15, 64, 22],
      [249, 14, 24, 24, 12],
      [293, 14, 24, 24, 12],
      [337, 14, 24, 24, 12],
      [16, 56, 343, 72, 12],
      [15, 140, 345, 138, 12],
      [16, 301.5, 18, 18, 9],
      [42, 304.5, 240, 12],
      [18.7, 350, 44, 44, 14, 2, 82],
      [92.1, 350, 44, 44, 14, 2, 82],
      [165.5, 350, 44, 44, 14, 2, 82],
      [238.9, 350, 44, 44, 14, 2, 82],
      [312.3, 350, 44, 44, 14, 2, 82],
      [16, 531, 73, 14],
      [16, 616, 36, 36, 18, 6, 60],
      [64, 619.5, 122.5, 12, 4, 3, 120],
      [64, 679.5, 96.4, 12, 4, 3, 120],
      [64, 639.5, 74.5, 9, 4, 6, 60],
      [295, 619.5, 64, 12, 4, 6, 60],
      [319, 639.5, 40, 9, 4, 6, 60],
    ],
    ownSketch: [
      [16, 15, 64, 22],
      [249, 14, 24, 24, 12],
      [293, 14, 24, 24, 12],
      [337, 14, 24, 24, 12],
      [16, 67, 130, 14],
      [16, 100, 170, 36],
      [16, 144, 140, 16],
    ],
    asks: [
      {
        get: '/api/content/appNotice/list?noticeType=3&pageNo=1&pageSize=20',
        by: 'visitor',
        picture: 'records.0.cover',
      },
      { get: '/api/content/appNotice/list?noticeType=1&pageNo=1&pageSize=20', by: 'visitor' },
      { get: '/api/content/appNotice/myList?noticeType=1&pageNo=1&pageSize=20', by: 'person' },
      { get: '/api/public/getTicketList' },
      { get: '/api/finance/appWallet/queryUserAssets', by: 'person' },
      { get: '/api/trade/appTradePositions/listMy?state=1&pageSize=50', by: 'person' },
    ],
    screen: () => import(/* webpackChunkName: "screen-home" */ './screens/home/home.screen.tsx'),
  },
  {
    path: '/search',
    title: msg`Search`,
    auth: false,
    asks: [
      { get: '/api/trade/appSymbol/list' },
      { get: '/api/content/appHelpInfo/list?pageNo=1&pageSize=200' },
      { get: '/api/trade/appTradePositions/listMy?state=1&pageSize=70', by: 'person' },
    ],
    screen: () => import(/* webpackChunkName: "screen-search" */ './screens/search/search.screen.tsx'),
  },
  {
    path: '/articleList',
    title: msg`Announcements`,
    auth: false,
    asks: [
      { get: '/api/content/appNotice/list?noticeType=1&pageNo=1&pageSize=20', by: 'visitor' },
      { get: '/api/content/appNotice/myList?noticeType=1&pageNo=1&pageSize=20', by: 'person' },
    ],
    screen: () =>
      import(/* webpackChunkName: "screen-article-list" */ './screens/article-list/article-list.screen.tsx'),
  },
  {
    path: '/articleDetail',
    title: msg`Article details`,
    auth: false,
    screen: () =>
      import(/* webpackChunkName: "screen-article-detail" */ './screens/article-detail/article-detail.screen.tsx'),
  },
  {
    path: '/xinwen',
    title: msg`News`,
    auth: false,
    asks: [
      {
        get: '/api/content/appNotice/list?noticeType=2&tag={tag?}&pageNo=1&pageSize=20',
        by: 'visitor',
        picture: 'records.0.cover',
      },
      {
        get: '/api/content/appNotice/myList?noticeType=2&tag={tag?}&pageNo=1&pageSize=20',
        by: 'person',
        picture: 'records.0.cover',
      },
    ],
    screen: () => import(/* webpackChunkName: "screen-news" */ './screens/news/news.screen.tsx'),
  },
  {
    path: '/articleShare',
    title: msg`Share`,
    auth: false,
    screen: () =>
      import(/* webpackChunkName: "screen-article-share" */ './screens/article-share/article-share.screen.tsx'),
  },
  {
    path: '/outlink',
    title: msg`Link`,
    auth: false,
    keepAlive: true,
    screen: () => import(/* webpackChunkName: "screen-outlink" */ './screens/outlink/outlink.screen.tsx'),
  },
  {
    path: '/helpCenter',
    title: msg`Help centre`,
    auth: false,
    asks: [{ get: '/api/content/appHelpInfo/list?pageNo=1&pageSize=200' }],
    screen: () => import(/* webpackChunkName: "screen-help" */ './screens/help/help.screen.tsx'),
  },
  {
    path: '/notifications',
    title: msg`Notifications`,
    auth: true,
    // Nothing is asked beforehand: the server marks messages as read as it hands them out.
    screen: () =>
      import(/* webpackChunkName: "screen-notifications" */ './screens/notifications/notifications.screen.tsx'),
  },
  {
    path: '/whitePaper',
    title: msg`White paper`,
    auth: false,
    screen: () => import(/* webpackChunkName: "screen-white-paper" */ './screens/white-paper/white-paper.screen.tsx'),
  },
  {
    path: '/aboutUs',
    title: msg`About us`,
    auth: false,
    screen: () => import(/* webpackChunkName: "screen-about" */ './screens/about/about.screen.tsx'),
  },
] as const
