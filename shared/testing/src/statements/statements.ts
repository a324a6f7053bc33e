/** What the specification states, as far as it is built: each statement with the test that shows it. A new screen adds its own. */

export interface Statement {
  /** Of the specification. */
  section: number
  says: string
  /** From the root of the project, and the title as it is written there. */
  file: string
  title: string
}

type Row = [says: string, file: string, title: string]

const of = (section: number, rows: readonly Row[]): Statement[] =>
  rows.map(([says, file, title]) => ({ section, says, file, title }))

export const statements: readonly Statement[] = [
  ...of(1, [
    [
      'contract trading: a position is opened long or short',
      'remote-trade/src/screens/contract/opening.test.tsx',
      'a long of 0.1 BTC is counted as the exchange books it, and one position however often it is tapped',
    ],
    [
      'crypto, gold and forex are traded',
      'shared/sandbox/src/market/symbols.test.ts',
      '12 coins, 4 metals, 8 currency pairs; eight are hot; names are unique',
    ],
    [
      'spot prices and symbol lists are offered',
      'remote-trade/src/screens/market/market.test.tsx',
      'the crypto shelf stands open with its prices, what is hot first',
    ],
    [
      'a candlestick chart is offered',
      'remote-trade/src/screens/chart/chart.test.tsx',
      'the pair of the address stands above its price and its day',
    ],
    [
      'recharge of the wallet',
      'shared/testing/src/journeys/money.journey.ts',
      'a stranger registers, recharges, transfers, trades with a profit, and finds every step in the ledger',
    ],
    [
      'transfer between the balance account and the contract account',
      'remote-wallet/src/screens/transfer/transfer.test.tsx',
      'before and after stand there while one types; two presses at once move the money once',
    ],
    [
      'announcements are offered',
      'remote-content/src/screens/article-list/article-list.test.tsx',
      'announcements stand in a list, pinned ones first, none of the future and none taken back',
    ],
    [
      'in-site notices reach their person',
      'shared/sandbox/src/content/messages.test.ts',
      'listing marks read, and tells each state as it was before',
    ],
    [
      'help articles are offered',
      'shared/sandbox/src/content/help.test.ts',
      '24 articles by category, documents not among them',
    ],
    [
      'eight interface languages',
      'remote-account/src/screens/language/language.test.tsx',
      'every language stands under its own name, Chinese with both scripts; a press applies it',
    ],
    [
      'nothing is untranslated in any of them',
      'shared/testing/src/journeys/everywhere.journey.ts',
      'in %s nothing is untranslated and nothing scrolls sideways, at 320 and 375',
    ],
    ['the root font size is the screen width divided by 100', 'shell/src/frame/unit.test.ts', 'the root font of %s'],
    [
      'before the first paint, too',
      'shared/gateway/src/page/first-paint.test.tsx',
      'on %s the root font is a hundredth of the width',
    ],
    [
      'the design width is 375',
      'shell/src/frame/unit-follow.test.tsx',
      'the unit follows the window with the next frame, once for all that happened before it',
    ],
    [
      'on desktop the width is capped at 575, a phone takes its own',
      'shell/src/frame/unit-follow.test.tsx',
      'a phone that is wider than the cap takes its width, its column too; what is no phone keeps the cap',
    ],
    ['a phone is detected by device type', 'shell/src/frame/unit.test.ts', '%s'],
    [
      'the setting on desktop use is read and not acted on',
      'shell/src/short-link.test.tsx',
      'whether desktops are restricted is read, and nothing follows',
    ],
    [
      "copying shows 'Success'",
      'shell/src/surface/overlay/toast.test.tsx',
      'what is copied goes to the clipboard and says Success',
    ],
    ["copying that fails shows 'Fail'", 'shell/src/surface/overlay/toast.test.tsx', 'where neither works it says Fail'],
    ['the toast stands for 2 seconds', 'shell/src/surface/overlay/toast.test.tsx', 'a toast stands for two seconds'],
  ]),
  ...of(2, [
    ['routing uses hash-style addresses', 'shell/src/surface/navigation/stamp.test.tsx', '%s is written %s'],
    [
      'unknown paths redirect to /home',
      'shared/testing/src/journeys/ways.journey.ts',
      'unknown as %j it leads Home and leaves no step behind',
    ],
    ['/ redirects to /home', 'shell/src/surface/navigation/machine.test.tsx', '%s is Home'],
    [
      'each route has a title',
      'shell/src/frame/frame.test.tsx',
      "the title is the route's and the installation's, in the language of the moment",
    ],
    [
      'some routes have a background colour',
      'shell/src/guard/guard.test.ts',
      "the overlay takes the route's background",
    ],
    [
      'Home is open to visitors',
      'remote-content/src/screens/home/home.test.tsx',
      'a visitor finds the way in, what is announced, what is live, and the market',
    ],
    [
      'market quotes are open to visitors',
      'remote-trade/src/screens/market/market.test.tsx',
      'another shelf stands in the address',
    ],
    [
      'contract trading needs a login',
      'shared/testing/src/journeys/ways.journey.ts',
      'a visitor who wants to trade signs in first and is then where they wanted to be',
    ],
    [
      'my account needs a login',
      'shared/testing/src/journeys/ways.journey.ts',
      'sends a visitor on to the login under one and the same cover',
    ],
    [
      'the asset centre',
      'remote-wallet/src/screens/assets/assets.test.tsx',
      'the total, no profit of what was given, and what it is made of',
    ],
    [
      'account change records',
      'remote-wallet/src/screens/ledger/ledger.test.tsx',
      'every movement, newest first: what came or went with the balance after it, a move between accounts as one line',
    ],
    [
      'recharge and withdrawal records',
      'remote-wallet/src/screens/records/records.test.tsx',
      'each recharge with its fate; the state filters and stands in the address',
    ],
    [
      'the recharge page',
      'remote-wallet/src/screens/recharge/recharge.test.tsx',
      'two presses at once make one order; its address is drawn, its number stands in the address',
    ],
    [
      'the result of a recharge',
      'remote-wallet/src/screens/recharge-result/recharge-result.test.tsx',
      'under review it says how long that takes, and looks again until it is decided',
    ],
    [
      'the fund transfer',
      'remote-wallet/src/screens/transfer/transfer.test.tsx',
      'the arrow turns the accounts in the address and keeps what was typed',
    ],
    [
      'the announcement list',
      'remote-content/src/screens/article-list/article-list.test.tsx',
      'twenty at a time; the rest comes at a press',
    ],
    [
      'the article detail',
      'remote-content/src/screens/article-detail/article-detail.test.tsx',
      'an announcement is read: title, time, body; the page takes its title',
    ],
    [
      'top-level routes are kept alive when left',
      'shell/src/frame/kept.test.tsx',
      'what is half typed on a kept page is there again, in a new query too, and the page knows that it was hidden',
    ],
    [
      'they stay as long as the page lives',
      'shell/src/frame/kept.test.tsx',
      'a kept page stays as long as the page lives, however long it is left: no clock ends it',
    ],
    [
      'the chart that was left is the same when entered again',
      'shared/testing/src/journeys/chart.journey.ts',
      'a chart that was left is the very same when it is entered again',
    ],
    [
      'the tab bar has Home, Market, Contract and Personal',
      'shell/src/frame/frame.test.tsx',
      'the tab bar stands only where the route asks for it, its own tab marked',
    ],
    [
      'Home shows an identity-verification prompt',
      'remote-content/src/screens/home/home.test.tsx',
      'a person is asked for the next step of their verification where it can be taken',
    ],
    [
      'Home shows quick entries',
      'remote-content/src/screens/home/home.model.test.ts',
      'an entry stands where its page is live and the server has its feature',
    ],
    [
      'Home shows a 24h list',
      'remote-content/src/screens/home/home.model.test.ts',
      'the 24h list shows what is hot, as the exchange sorts it, eight at most',
    ],
    [
      'Home ranks what is hot',
      'remote-content/src/screens/home/home.model.test.ts',
      'Hot goes by turnover, ties by name, closed markets last',
    ],
    [
      'Home ranks rise and loss',
      'remote-content/src/screens/home/home.model.test.ts',
      'Rise holds what rose, Loss what fell, the furthest first',
    ],
    [
      'Home shows platform notices',
      'remote-content/src/screens/home/home.test.tsx',
      'the line takes what was published, and only who it is for reads what is for one',
    ],
    [
      'the personal page shows the credit score',
      'remote-account/src/screens/my/my.test.tsx',
      'the credit score opens with its parts',
    ],
    [
      'the personal page offers its entries',
      'remote-account/src/screens/my/my.test.tsx',
      'who one is, what one has, and only rows that lead somewhere',
    ],
    [
      'log out asks for a confirmation',
      'remote-account/src/screens/my/my.test.tsx',
      'logging out asks first; then this phone knows nobody',
    ],
    [
      'on a change of route the overlay says "Loading..."',
      'shell/src/surface/overlay/loading.test.ts',
      'it begins with the words and the near-opaque white of the specification, and takes new ones while up',
    ],
    [
      "the overlay has the route's background or white",
      'shell/src/frame/frame.test.tsx',
      "the cover has the route's colour, else white; on a dark theme the page's own instead of white",
    ],
    [
      'the steps at a change of route come in their order',
      'shell/src/guard/guard.test.ts',
      'the steps come in the order of the specification: chunk, overlay, profile, page',
    ],
    [
      'they do in a browser, too',
      'shared/testing/src/journeys/ways.journey.ts',
      'covers the page, asks who it is, waits for the answer, shows the page, uncovers it after 300 ms or more',
    ],
    [
      'without an id the profile is fetched, with one it is not',
      'shell/src/surface/navigation/machine.test.tsx',
      'a known person is not asked for again',
    ],
    [
      'a profile with code 200 is stored',
      'shell/src/surface/navigation/machine.test.tsx',
      'a stored token with a good profile opens what is protected',
    ],
    [
      'any other reply stores an empty user',
      'shell/src/surface/session/session.test.tsx',
      'a profile reply with %s leaves nobody signed in and keeps the token',
    ],
    [
      'a failed profile call is ignored',
      'shell/src/surface/session/session.test.tsx',
      'a failed profile call changes nothing',
    ],
    [
      'a protected address is remembered and leads to /login',
      'shell/src/guard/guard.test.ts',
      'a visitor at a protected address goes to /login and the address is remembered with its query',
    ],
    [
      'an open address always proceeds',
      'shell/src/guard/guard.test.ts',
      'a visitor at an open address does not wait for the profile',
    ],
    [
      'after navigation window and main element are at the top',
      'shell/src/frame/frame.test.tsx',
      'the window and the main element are at the top of a new page',
    ],
    [
      'on a navigation error the overlay is hidden',
      'shell/src/frame/panel.test.tsx',
      'a part that cannot be loaded leaves the panel, uncovered, and the tab bar',
    ],
    [
      'going back without a history leads to the root',
      'shell/src/surface/navigation/machine.test.tsx',
      'Back where there is no history leads Home',
    ],
    [
      'an external jump happens for link types 2 and 4 only',
      'shell/src/surface/navigation/links.test.tsx',
      'an external jump of type %p to %s: %p',
    ],
    [
      'such a link is never dead, over plain http neither',
      'shell/src/surface/navigation/links.test.tsx',
      'plain http of type %p is never framed: its site is named, and a press opens a new tab',
    ],
    [
      'the main element can be scroll-locked and unlocked',
      'shell/src/surface/navigation/scroll-lock.test.tsx',
      'the main element is still until the last lock is gone, and then where it was',
    ],
  ]),
  ...of(3, [
    [
      'the token is kept in local storage under "token"',
      'shell/src/surface/session/session.test.tsx',
      'a login stores the token on the device and fetches the profile',
    ],
    [
      'userInfo, countryInfo and the other state begin as named',
      'shell/src/surface/session/session.test.tsx',
      'the state that the specification names begins empty, the country as the United States',
    ],
    [
      'redirectTo is /home by default',
      'shell/src/surface/session/session.test.tsx',
      'asked to return to %s one returns to %s',
    ],
    [
      'redirectTo is taken once',
      'shell/src/surface/session/session.test.tsx',
      'the way back is taken once; a planted one counts for nothing',
    ],
    [
      'the language is stored under "lang", en-us by default',
      'shell/src/surface/i18n/language.test.tsx',
      'with %p stored, a page begins in %s',
    ],
    [
      'an envelope has code, message and result',
      'shared/sandbox/src/http/server.test.ts',
      'a success is wrapped with the time of the server',
    ],
    [
      'a login reply carries a token',
      'shared/sandbox/src/accounts/login.test.ts',
      'a browser that the account knows needs the password alone',
    ],
    [
      'an order has quantity, leverage, margin, open price',
      'remote-trade/src/parts/ticket/ticket.model.test.ts',
      'a long of 0.1 BTC at 64,000 with 20x costs, risks and leaves what the exchange will book',
    ],
    [
      'an order has take-profit and stop-loss prices',
      'remote-trade/src/screens/contract/holding.test.tsx',
      'targets are set by price or return, and cleared by emptying their fields',
    ],
    [
      'profit or loss and yield of an order',
      'shared/money/src/profit.test.ts',
      'return on equity is profit over initial margin, truncated',
    ],
    [
      'margin mode is isolated or cross',
      'shared/sandbox/src/positions/positions.test.ts',
      'cross positions share the free balance; the largest loss goes first',
    ],
    [
      'margin can be added to a position',
      'remote-trade/src/screens/contract/holding.test.tsx',
      'margin is added with the liquidation price told before and after',
    ],
    [
      'assets: total, balance, positions, virtual, daily and total profit',
      'shared/sandbox/src/wallet/assets.test.ts',
      'the parts of the total add up, debt taken off, virtual money apart',
    ],
    [
      'assets: profit by day and ever',
      'shared/sandbox/src/wallet/assets.test.ts',
      'what comes in is no profit; what a price does is, by day and ever',
    ],
    [
      'a recharge has amount, estimated arrival and a voucher',
      'shared/sandbox/src/wallet/recharge/recharge.test.ts',
      'by bank: asked in THB, issued by the desk, credited what came, and no profit of it (journey 1)',
    ],
    [
      'a voucher is uploaded',
      'shared/sandbox/src/wallet/recharge/recharge.test.ts',
      'pictures prove a payment where their owner uploaded them for it',
    ],
    [
      'a transfer has from, to, amount and what is available',
      'remote-wallet/src/screens/transfer/transfer.test.tsx',
      'a share of what is available, and all of it, fill the amount',
    ],
    ['invite code of a person', 'shared/sandbox/src/seed/demo.test.ts', 'its code invites'],
  ]),
  ...of(4, [
    [
      'logged out: token empty and user cleared',
      'shell/src/surface/session/session.test.tsx',
      'signing out empties what was per user, makes no call and leads Home',
    ],
    [
      'logged in: the user info is fetched and stored',
      'shell/src/surface/session/session.test.tsx',
      'however many ask at once, the profile is fetched once per token',
    ],
    [
      'logout makes no call',
      'shell/src/frame/kept.test.tsx',
      'signing out ends kept pages, the one on show too, and leads Home without a call',
    ],
    [
      'login by account and password',
      'remote-account/src/screens/login/login.test.tsx',
      'account and password lead to where one was heading',
    ],
    [
      'login by a mobile number',
      'remote-account/src/screens/login/login.test.tsx',
      'a mobile number carries its country code; another country is found by name',
    ],
    [
      'a guest whose account exists must log in with a password',
      'shared/sandbox/src/accounts/guest.test.ts',
      'the browser of a guest is asked for its password instead of being given a second account',
    ],
    [
      'a guest gets an initial password',
      'remote-account/src/screens/login/login.test.tsx',
      'a guest must save the password and is known the next time; who lost it is told what stays behind and begins anew',
    ],
    [
      'the loading indicator shows 300 ms at least',
      'shell/src/surface/overlay/loading.test.ts',
      'hidden after 100 ms it goes at 300',
    ],
    [
      'hidden later it goes at once',
      'shell/src/surface/overlay/loading.test.ts',
      'hidden after 450 ms it goes at once',
    ],
    [
      'its text and background are optional',
      'shell/src/surface/overlay/loading.test.ts',
      'it begins with the words and the near-opaque white of the specification, and takes new ones while up',
    ],
    [
      'the activity report is checked at start and every 60 seconds',
      'shell/src/reports/activity-report.test.tsx',
      'it is reported at start, noted before the answer, and again an hour later at the next minute',
    ],
    [
      'it is sent only if an hour has passed',
      'shell/src/reports/activity-report.test.tsx',
      'with %p as the last time, a report is due: %p',
    ],
    [
      'record status 1: delivered',
      'remote-wallet/src/screens/records/records.test.tsx',
      'a record says what was asked and what came',
    ],
    [
      'record status 0: under review',
      'remote-wallet/src/screens/records/records.test.tsx',
      'an open one goes on or is cancelled; under review it is neither',
    ],
    [
      'record status -1: rejected',
      'remote-wallet/src/screens/records/records.test.tsx',
      'a rejection brings the desk’s words',
    ],
    [
      'a position is closed when margin is insufficient',
      'shared/sandbox/src/positions/positions.test.ts',
      'added margin moves the liquidation price; the tick that crosses it liquidates and what is left returns',
    ],
    [
      'a running order is closed by its owner',
      'remote-trade/src/screens/contract/holding.test.tsx',
      'a position follows the price, is closed in part, and the part stands in the history with its result',
    ],
    [
      'after a recharge order the user waits for a review',
      'remote-wallet/src/screens/recharge/recharge.test.tsx',
      'the payment is reported by its transaction id, and the result follows without the order as it was before',
    ],
  ]),
  ...of(5, [
    [
      'login requires name and password',
      'remote-account/src/screens/login/login.model.test.ts',
      'signing in asks for both',
    ],
    [
      'login asks for a verification code where the browser is new',
      'remote-account/src/screens/login/login.test.tsx',
      'a browser that is new to the account is asked for the code that was sent, once',
    ],
    [
      'registration requires the password twice and the agreement',
      'remote-account/src/screens/login/login.model.test.ts',
      '%j is refused at its field',
    ],
    [
      'without the agreement nobody comes in',
      'shared/sandbox/src/accounts/register.test.ts',
      'without the agreement nobody comes in',
    ],
    [
      'the invitation code is optional',
      'shared/sandbox/src/accounts/register.test.ts',
      'an invitation ties who comes to who invited; an unknown code is refused, none is nobody',
    ],
    [
      'an invitation link fills it in',
      'shared/testing/src/journeys/ways.journey.ts',
      'a link with an invitation that leads to the registration fills the code in, though it is answered after the form stands',
    ],
    [
      'a recharge has a minimum amount',
      'remote-wallet/src/screens/recharge/recharge.test.tsx',
      'an amount of "%s" is refused at its field, and stays',
    ],
    [
      'what is no image is refused in the words of the specification',
      'shell/src/surface/transport/upload.test.ts',
      'what is no picture is refused in words, and nothing is sent',
    ],
    [
      'a PNG above 2,048,000 bytes becomes a JPEG on white',
      'shell/src/surface/transport/upload.test.ts',
      'a PNG above 2,048,000 bytes becomes a JPEG on white, 1080 wide',
    ],
    [
      'orientation is corrected',
      'shell/src/surface/transport/upload.test.ts',
      'a photo held sideways is turned upright, its Exif gone, and the width counts as it is shown',
    ],
  ]),
  ...of(6, [
    [
      'a visitor may open the chart',
      'shared/testing/src/journeys/chart.journey.ts',
      'a visitor who buys from the chart signs in and is back at the same chart',
    ],
    [
      'a visitor is returned to where they were sent away from',
      'shell/src/surface/navigation/machine.test.tsx',
      'a visitor at a protected address is sent on by replacement, and may come back',
    ],
    [
      'the token is sent in X-Access-Token',
      'shell/src/surface/transport/client.test.ts',
      'a GET carries its headers, its path filled and its query without what is null',
    ],
    [
      'whoever is not signed in sends none',
      'shell/src/surface/transport/client.test.ts',
      'a visitor sends no token; a call may bring another',
    ],
    [
      'calls that need a login let nobody in without a token',
      'shared/sandbox/src/http/contract.test.ts',
      '%s lets nobody in without a token that counts',
    ],
  ]),
  ...of(7, [
    [
      'every call of the specification is there',
      'shared/contract/src/calls.test.ts',
      'there are the 80 calls of the specification and 32 extensions, none twice',
    ],
    [
      'every call with its shapes is served',
      'shared/sandbox/src/http/contract.test.ts',
      'every call with its shapes is served, but for the two of the gateway',
    ],
    ['all calls end after 60 s', 'shell/src/surface/transport/client.test.ts', '%s within 60 s is a time-out'],
    ['no cookies', 'shared/gateway/src/api/api.test.ts', 'no cookie goes in and none comes out, whoever plants it'],
    [
      'a POST is wrapped: RSA key, a dot, AES payload',
      'shell/src/surface/transport/client.test.ts',
      'the body of a POST is wrapped as the server unwraps it',
    ],
    [
      'null fields are dropped',
      'shell/src/surface/transport/encrypt.test.ts',
      'null fields are dropped at every depth; items, empty texts, zero and false stay',
    ],
    ['AES, ECB, PKCS7', 'shell/src/surface/transport/encrypt.test.ts', 'the payload is that of openssl, to the byte'],
    [
      'the key has 32 characters, each request its own',
      'shell/src/surface/transport/encrypt.test.ts',
      'each request has a key of its own, and the same key is padded anew',
    ],
    [
      'short link call',
      'shell/src/short-link.test.tsx',
      'a code is asked for by its name; its invitation is kept for 30 days, with who invites',
    ],
    [
      'the profile fetch reads code and result',
      'shell/src/surface/session/session.test.tsx',
      'a profile reply with %s leaves nobody signed in and keeps the token',
    ],
    [
      'importantCustomerOnLine has a time of its own',
      'shell/src/reports/activity-report.test.tsx',
      'for everybody who is signed in the second report goes out at most hourly, under a time of its own',
    ],
    [
      'config.json is read while the app runs',
      'shell/src/update/poll.test.tsx',
      'every 30 s it asks, with the ETag of the last answer',
    ],
    [
      'getServerTime with one slash or two',
      'shared/sandbox/src/content/help.test.ts',
      'the server’s time is the exchange’s clock, with one slash or two',
    ],
    [
      'getTicketList',
      'shell/src/surface/market-feed/feed.test.tsx',
      'all symbols come from getTicketList every three seconds, with their names, in its order',
    ],
    ['price distribution', 'shared/sandbox/src/market/calls.test.ts', 'the distribution counts every symbol once'],
    ['rate by currency', 'shared/sandbox/src/wallet/assets.test.ts', 'a rate from %s to %s'],
    [
      'upload is multipart: a file and extra fields',
      'shell/src/surface/transport/upload.test.ts',
      'an upload is a plain form with the token; its path comes in the message, its progress in parts',
    ],
  ]),
  ...of(8, [
    ['code 200 or 0 is success', 'shell/src/surface/transport/reply.test.ts', 'code %p is success'],
    ['an array body is success', 'shell/src/surface/transport/reply.test.ts', 'an array is the result itself'],
    [
      'code 401 leads to /login and returns the reply',
      'shell/src/surface/transport/call.test.ts',
      'code 401 under HTTP %p resolves expired and is told',
    ],
    [
      'it does in a browser, once, with the way back',
      'shared/testing/src/journeys/ways.journey.ts',
      'that the server ended leads to the login once, however many calls it refused, and back after it',
    ],
    [
      'any other code shows its message and rejects',
      'shell/src/surface/transport/call.test.ts',
      'a refusal is told by its message and carries its name and values',
    ],
    ['without a message: Error', 'shell/src/surface/transport/call.test.ts', 'a refusal without a message says Error'],
    [
      'a transport error that mentions code 401 is swallowed',
      'shell/src/surface/transport/reply.test.ts',
      'an error that mentions code 401 is swallowed: %j',
    ],
    [
      'an HTTP 401 without an envelope is swallowed',
      'shell/src/surface/transport/call.test.ts',
      'an HTTP 401 without an envelope is swallowed: resolved, nothing told',
    ],
    [
      'other transport errors reject with their message',
      'shell/src/surface/transport/call.test.ts',
      'an HTTP error without an envelope rejects with its status, method and address, and without a notice',
    ],
    [
      'a profile reply other than 200 is nobody signed in',
      'shell/src/surface/navigation/machine.test.tsx',
      'a refused profile leads to /login and keeps the token',
    ],
    [
      'a thrown profile error is ignored',
      'shell/src/surface/navigation/machine.test.tsx',
      'a profile that the network lost is asked for again once it is back',
    ],
    ['a non-image file is refused', 'shell/src/surface/transport/image-plan.test.ts', '%p is refused: no image file'],
    [
      'an image that cannot be loaded is reported',
      'shell/src/surface/transport/upload.test.ts',
      'a text named .png cannot be loaded as a picture; a small one is left to the server, which looks at its bytes',
    ],
    [
      'a file that cannot be read is reported',
      'shell/src/surface/transport/upload.test.ts',
      'a file that is gone since it was picked could not be read (looked at before: %p)',
    ],
  ]),
  ...of(9, [
    [
      'the alphabet of the key is used evenly',
      'shell/src/surface/transport/encrypt.test.ts',
      '10,000 keys use every letter equally often',
    ],
    [
      'route backgrounds reach the bar of the phone',
      'shell/src/frame/frame.test.tsx',
      "the phone's bar has the route's colour, else the page's, also after a change of theme",
    ],
    [
      'default country United States, phone code 1',
      'shared/format/src/countries.test.ts',
      'the default country is the one of the list',
    ],
    [
      'the eight language codes',
      'shared/format/src/languages.test.ts',
      "the eight languages carry the specification's codes",
    ],
    [
      'files under 200 KB are left alone',
      'shell/src/surface/transport/image-plan.test.ts',
      'below 200 KB a picture is left alone',
    ],
    ['quality by size', 'shell/src/surface/transport/image-plan.test.ts', 'a JPEG of %i bytes is compressed at %p'],
    [
      'server times are eight hours ahead of UTC',
      'shared/format/src/time.test.ts',
      'a server time is eight hours ahead of UTC',
    ],
    [
      'three display formats of time',
      'shared/format/src/time.test.ts',
      "the specification's three formats and the clock, in the viewer's zone",
    ],
    ['thousands separators', 'shared/format/src/number.test.ts', '%s groups and truncates the vector 1234567.899'],
    [
      'truncation, never rounding',
      'shared/format/src/number.test.ts',
      'in every locale the digits shown are the first digits of the value, never a rounded one',
    ],
  ]),
]
