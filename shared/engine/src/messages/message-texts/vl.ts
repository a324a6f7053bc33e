import type { MessageTexts } from './shape.ts'

export const vl: MessageTexts = {
  'recharge-address': {
    title: 'Thông tin nạp tiền đã sẵn sàng',
    text: 'Thông tin nạp {currency} ({network}) đã sẵn sàng. Hãy chuyển tiền rồi thêm chứng từ chuyển khoản.',
  },
  'recharge-delivered': { title: 'Đã ghi có tiền nạp', text: '{credited} đã vào tài khoản Funding.' },
  'recharge-rejected': {
    title: 'Yêu cầu nạp tiền bị từ chối',
    text: 'Yêu cầu nạp {amount} đã bị từ chối. {reason}',
  },
  'recharge-expired': {
    title: 'Yêu cầu nạp tiền đã hết hạn',
    text: 'Yêu cầu nạp {amount} không được thanh toán đúng hạn nên đã hết hạn. Hãy tạo yêu cầu mới để tiếp tục.',
  },
  'recharge-not-arrived': {
    title: 'Chưa nhận được tiền',
    text: 'Khoản nạp {amount} chưa đến. Vui lòng kiểm tra với ngân hàng hoặc ví trước khi tạo yêu cầu mới.',
  },
  'withdrawal-paid': {
    title: 'Đã chuyển tiền rút',
    text: '{net} đã được gửi đến {account}.',
  },
  'withdrawal-rejected': {
    title: 'Yêu cầu rút tiền bị từ chối',
    text: 'Yêu cầu rút {amount} đã bị từ chối, toàn bộ đã được hoàn về tài khoản số dư. {reason}',
  },
  'withdrawal-failed': {
    title: 'Khoản rút được hoàn lại',
    text: 'Khoản rút {amount} không chuyển được, toàn bộ kể cả phí đã hoàn về tài khoản số dư. Vui lòng kiểm tra nơi nhận.',
  },
  'payout-account-added': {
    title: 'Đã thêm tài khoản rút tiền',
    text: '{account} đã được thêm. Dùng được từ {from} (UTC+8). Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'position-take-profit': {
    title: 'Đã chốt lời',
    text: '{symbol}: đã đóng {quantity} ở giá {price}. Lãi/lỗ sau phí: {profit}',
  },
  'position-stop-loss': {
    title: 'Đã cắt lỗ',
    text: '{symbol}: đã đóng {quantity} ở giá {price}. Lãi/lỗ sau phí: {profit}',
  },
  'position-liquidated': {
    title: 'Vị thế bị thanh lý',
    text: '{symbol}: ký quỹ không còn đủ bù lỗ. {quantity} đã bị thanh lý ở giá {price}. Lãi/lỗ sau phí: {profit}',
  },
  'rest-margin': {
    title: 'CFD của bạn cần thêm tiền cho kỳ nghỉ của thị trường',
    text: 'Thị trường sắp đóng cửa. Từ {time} (UTC+8), các vị thế chéo của bạn phải có giá trị ròng {amount} để chịu được bước nhảy giá khi mở lại. Hiện tại là {net}. Nếu lúc đó không đủ, chúng tôi đóng vị thế, bắt đầu từ khoản lỗ lớn nhất.',
  },
  'order-filled': { title: 'Lệnh đã khớp', text: '{symbol}: lệnh {quantity} đã khớp ở giá {price}.' },
  'order-no-funds': {
    title: 'Lệnh bị hủy: không đủ tiền',
    text: '{symbol}: giá thay đổi khiến lệnh {quantity} cần nhiều hơn số khả dụng. Số tiền đóng băng đã được trả lại.',
  },
  'order-expired': {
    title: 'Lệnh hết hạn',
    text: '{symbol}: lệnh {quantity} ở giá {price} không khớp kịp thời hạn. Số tiền đóng băng đã được trả lại.',
  },
  'order-own-limit': {
    title: 'Lệnh bị hủy: hạn mức tự đặt hoặc tạm nghỉ',
    text: '{symbol}: giá đạt mức của lệnh {quantity} ở giá {price} khi hạn mức tự đặt hoặc kỳ tạm nghỉ đang có hiệu lực, nên lệnh đã bị hủy. Số tiền đóng băng đã được trả lại.',
  },
  'second-void': {
    title: 'Hợp đồng giây bị hủy',
    text: '{symbol}: không có giá nào được ghi lại ngay trước khi hợp đồng giây của bạn kết thúc. Tiền vào lệnh {amount} đã được hoàn lại.',
  },
  'option-ended': {
    title: 'Quyền chọn đáo hạn',
    text: '{symbol}: quyền chọn {quantity} của bạn kết thúc ở giá {price}. Lãi/lỗ sau phí quyền chọn: {profit}',
  },
  'option-void': {
    title: 'Quyền chọn bị hủy',
    text: '{symbol}: không có giá nào được ghi lại ngay trước khi quyền chọn {quantity} của bạn đáo hạn. Phí quyền chọn {amount} đã được hoàn lại.',
  },
  'alert-risen': { title: 'Cảnh báo giá', text: '{symbol} đã tăng đến {level}. Giá khi đó là {price}.' },
  'alert-fallen': { title: 'Cảnh báo giá', text: '{symbol} đã giảm đến {level}. Giá khi đó là {price}.' },
  'competition-start': {
    title: 'Cuộc thi đã bắt đầu',
    text: 'Cuộc thi bạn tham gia đã bắt đầu.',
  },
  'competition-cancelled': {
    title: 'Cuộc thi đã bị hủy',
    text: 'Cuộc thi bạn tham gia đã bị hủy trước khi bắt đầu. Tiền tham gia đã về tài khoản số dư.',
  },
  'competition-end': {
    title: 'Cuộc thi đã kết thúc',
    text: 'Cuộc thi đã kết thúc. Thứ hạng của bạn: {rank}. Tiền tham gia đã về tài khoản số dư.',
  },
  'competition-reward': {
    title: 'Bạn nhận được phần thưởng',
    text: 'Cuộc thi đã kết thúc. Thứ hạng của bạn: {rank}. {amount} và tiền tham gia đã vào tài khoản số dư.',
  },
  'product-started': {
    title: 'Khoản đầu tư đã bắt đầu',
    text: 'Lệnh {id} đã bắt đầu và sinh lời từ bây giờ.',
  },
  'income-digest': {
    title: 'Thu nhập đầu tư',
    text: '{day} (UTC+8): {amounts} từ các khoản đầu tư đã về tài khoản số dư của bạn.',
  },
  'product-ended': {
    title: 'Khoản đầu tư đã kết thúc',
    text: 'Lệnh {id} đã hết kỳ hạn. Tiền gốc {amount} đã về tài khoản số dư của bạn.',
  },
  'mining-ended': {
    title: 'Hợp đồng đào đã kết thúc',
    text: 'Lệnh {id} đã hết kỳ hạn. Thu nhập nằm trong tài khoản số dư của bạn.',
  },
  'product-refunded': {
    title: 'Trái phiếu không được phát hành',
    text: 'Trái phiếu không bán đủ khi kết thúc đợt bán nên lệnh {id} đã bị hủy. Toàn bộ {amount} đã về tài khoản số dư của bạn.',
  },
  'product-frozen': {
    title: 'Khoản đầu tư bị đóng băng',
    text: 'Lệnh {id} bị đóng băng. Số ngày của bạn được giữ nguyên và tiếp tục khi được mở lại. {reason}',
  },
  'product-unfrozen': {
    title: 'Khoản đầu tư được mở lại',
    text: 'Lệnh {id} chạy lại. Các kỳ còn lại lùi đúng bằng thời gian bị đóng băng.',
  },
  'income-late': {
    title: 'Thu nhập bị chậm',
    text: 'Chưa thể trả thu nhập một ngày của lệnh {id}: tài khoản chi trả không đủ. Khoản này vẫn phải trả và được trả trước khi đủ tiền.',
  },
  'loan-passed': {
    title: 'Khoản vay đã được duyệt',
    text: '{amount} đã vào tài khoản Funding của bạn. Hạn trả: {time} (UTC+8).',
  },
  'loan-rejected': {
    title: 'Khoản vay bị từ chối',
    text: 'Đề nghị vay {amount} của bạn bị từ chối. {reason}',
  },
  'loan-own-limit': {
    title: 'Khoản vay không được giải ngân: hạn mức tự đặt hoặc tạm nghỉ',
    text: 'Đề nghị vay {amount} của bạn đến lượt giải ngân khi hạn mức tự đặt hoặc kỳ tạm nghỉ đang có hiệu lực, nên đã được rút lại. Bạn không bị vay khoản nào. Có thể đề nghị lại sau đó.',
  },
  'loan-soon': {
    title: 'Khoản vay đến hạn sau 24 giờ',
    text: '{amount} đến hạn lúc {time} (UTC+8) và sẽ được trừ từ tài khoản Funding của bạn. Hãy giữ đủ tiền, nếu không khoản vay sẽ quá hạn.',
  },
  'loan-later': {
    title: 'Hạn trả nợ được gia hạn',
    text: 'Sàn ngừng hoạt động vào ngày cuối của khoản vay nên hạn được gia hạn. {amount} đến hạn lúc {time} (UTC+8) và sẽ được trừ từ tài khoản Funding của bạn.',
  },
  'loan-collected': {
    title: 'Đã trả hết khoản vay',
    text: '{amount} đã được trừ từ tài khoản Funding của bạn và khoản vay đã trả hết. Tài sản thế chấp đã trở lại tài khoản Funding.',
  },
  'loan-overdue': {
    title: 'Khoản vay quá hạn',
    text: 'Tài khoản Funding của bạn không đủ để trả {amount}. Từ nay mỗi ngày tính 1,5 lần lãi suất ngày, và chúng tôi sẽ thử lại mỗi ngày. Tài sản thế chấp bị bán sau 72 giờ.',
  },
  'loan-credit-score': {
    title: 'Điểm tín dụng giảm',
    text: 'Một ngày quá hạn của khoản vay đã trừ {points} điểm tín dụng của bạn. Hãy trả nợ để không bị trừ thêm.',
  },
  'loan-call': {
    title: 'Yêu cầu bổ sung thế chấp',
    text: '{symbol} ở mức {price}, khoản vay của bạn đã gần mức tài sản thế chấp bảo đảm. Hãy trả {amount} hoặc thế chấp thêm {quantity} để về lại tỷ lệ ban đầu. Nếu không, một phần có thể bị bán.',
  },
  'loan-liquidated': {
    title: 'Đã bán tài sản thế chấp',
    text: '{symbol}: {quantity} tài sản thế chấp của bạn đã bán ở giá {price}, và số tiền sau phí được dùng để trả khoản vay. Còn nợ: {amount}',
  },
  'offering-won': {
    title: 'Bạn đã trúng trong đợt mở bán token',
    text: '{symbol}: trong {lots} suất của bạn, {won} suất đã trúng. Thanh toán {amount} trước {until} (UTC+8), nếu không các suất này trở về tổ chức phát hành.',
  },
  'offering-not-won': {
    title: 'Lần này bạn chưa trúng',
    text: '{symbol}: không có suất nào của bạn trúng. Bạn không bị thu tiền.',
  },
  'offering-unpaid': {
    title: 'Sắp hết hạn thanh toán',
    text: '{symbol}: thanh toán {amount} trước {until} (UTC+8). Nếu không, các suất của bạn trở về tổ chức phát hành và bạn không thể đăng ký mua trong 30 ngày.',
  },
  'offering-forfeited': {
    title: 'Đã lỡ hạn thanh toán',
    text: '{symbol}: các suất trúng không được thanh toán kịp nên đã trở về tổ chức phát hành. Bạn không bị thu tiền. Có thể đăng ký mua lại từ {until} (UTC+8).',
  },
  'offering-later': {
    title: 'Hạn thanh toán được gia hạn',
    text: '{symbol}: sàn ngừng hoạt động trong thời gian thanh toán nên hạn của bạn được gia hạn. Thanh toán {amount} trước {until} (UTC+8).',
  },
  'offering-listed': {
    title: 'Token của bạn đã về',
    text: '{symbol} đã niêm yết. {quantity} {symbol} đã vào tài khoản Funding của bạn.',
  },
  'offering-struck': {
    title: 'Đăng ký mua của bạn đã bị hủy',
    text: '{symbol}: chúng tôi đã hủy đăng ký mua {lots} suất của bạn vì bạn đã đăng ký mua từ một tài khoản khác. Mỗi người chỉ được đăng ký mua một lần. Lần đăng ký đầu tiên vẫn có hiệu lực. Bạn không bị thu tiền.',
  },
  'level-gift': { title: 'Bạn đã đạt {vip}', text: 'Quà lên cấp {amount} đang chờ bạn trong trung tâm phần thưởng.' },
  'level-risen': { title: 'Bạn đã đạt {vip}', text: 'Tổng tài sản của bạn đã đưa bạn lên cấp VIP {vip}.' },
  'level-fallen': {
    title: 'Cấp VIP của bạn hiện là {vip}',
    text: 'Tổng tài sản của bạn thấp hơn mức yêu cầu của cấp trước. Hệ thống xét lại vài phút một lần.',
  },
  'weekly-envelope': {
    title: 'Lì xì hằng tuần của bạn',
    text: '{amount} cho cấp VIP {vip}. Nhận trong trung tâm phần thưởng trong vòng bảy ngày.',
  },
  'team-income': {
    title: 'Thu nhập đội nhóm',
    text: '{amount} từ phí giao dịch của đội nhóm đã vào tài khoản Funding.',
  },
  'task-done': {
    title: 'Đã hoàn thành nhiệm vụ',
    text: 'Phần thưởng {amount} đang chờ bạn trong trung tâm phần thưởng.',
  },
  'identity-verified': {
    title: 'Đã xác minh danh tính',
    text: 'Danh tính của bạn đã được xác minh. Họ tên, ngày sinh và quốc gia không thể thay đổi nữa.',
  },
  'identity-rejected': {
    title: 'Xác minh danh tính bị từ chối',
    text: 'Không thể xác minh danh tính của bạn. {reason}',
  },
  'advanced-verified': {
    title: 'Đã hoàn tất xác minh nâng cao',
    text: 'Xác minh nâng cao của bạn đã hoàn tất.',
  },
  'advanced-rejected': {
    title: 'Xác minh nâng cao bị từ chối',
    text: 'Không thể hoàn tất xác minh nâng cao của bạn. {reason}',
  },
  'account-frozen': {
    title: 'Tài khoản bị đóng băng',
    text: 'Tài khoản của bạn đã bị đóng băng và đăng xuất khỏi mọi thiết bị. Nếu có thắc mắc, hãy liên hệ với chúng tôi.',
  },
  'account-unfrozen': {
    title: 'Tài khoản đã được mở lại',
    text: 'Tài khoản của bạn không còn bị đóng băng. Bạn có thể dùng như trước.',
  },
  'own-limit-reached': {
    title: 'Đã chạm hạn mức tự đặt',
    text: 'Khoản lỗ hôm nay đã chạm hạn mức tự đặt {amount}. Bạn không thể mở giao dịch mới cho đến {time} (UTC+8). Những gì đang mở vẫn tiếp tục và bạn có thể đóng.',
  },
  'own-limit-changed': {
    title: 'Hạn mức tự đặt đã thay đổi',
    text: 'Thay đổi hạn mức tự đặt mà bạn yêu cầu một ngày trước nay đã có hiệu lực. Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'device-added': {
    title: 'Đăng nhập mới',
    text: 'Tài khoản vừa được đăng nhập từ một trình duyệt mới. Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'password-changed': {
    title: 'Đã đổi mật khẩu đăng nhập',
    text: 'Mật khẩu đăng nhập của bạn đã được đổi. Tạm khóa rút tiền đến {until} (UTC+8). Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'withdraw-password-changed': {
    title: 'Đã đổi mật khẩu rút tiền',
    text: 'Mật khẩu rút tiền của bạn đã được đổi. Tạm khóa rút tiền đến {until} (UTC+8). Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'authenticator-moved': {
    title: 'Đã chuyển ứng dụng xác thực',
    text: 'Ứng dụng xác thực của bạn đã được chuyển sang điện thoại khác. Tạm khóa rút tiền đến {until} (UTC+8). Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'email-changed': {
    title: 'Đã đổi email',
    text: 'Email của bạn đã được đổi. Tạm khóa rút tiền đến {until} (UTC+8). Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'phone-changed': {
    title: 'Đã đổi số điện thoại',
    text: 'Số điện thoại của bạn đã được đổi. Tạm khóa rút tiền đến {until} (UTC+8). Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'authenticator-removed': {
    title: 'Đã gỡ ứng dụng xác thực',
    text: 'Ứng dụng xác thực của bạn đã được gỡ. Tạm khóa rút tiền đến {until} (UTC+8). Nếu bạn không yêu cầu, hãy liên hệ với chúng tôi.',
  },
  'passkey-added': {
    title: 'Đã thêm khóa truy cập',
    text: 'Một khóa truy cập vừa được thêm vào tài khoản của bạn. Bạn có thể đăng nhập bằng khóa này thay cho mật khẩu. Nếu không phải bạn, hãy xóa khóa và liên hệ với chúng tôi.',
  },
  'passkey-removed': {
    title: 'Đã xóa khóa truy cập',
    text: 'Một khóa truy cập vừa bị xóa khỏi tài khoản của bạn và không còn dùng để đăng nhập được. Nếu không phải bạn, hãy liên hệ với chúng tôi.',
  },
  'recovery-codes-few': {
    title: 'Sắp hết mã khôi phục',
    text: 'Số mã khôi phục còn lại: {n}. Hãy tạo mã mới trước khi dùng hết.',
  },
  announcement: {
    title: 'Thông báo dành cho bạn',
    text: 'Có một thông báo liên quan đến tài khoản của bạn. Hãy mở để đọc.',
  },
  'demo-account': {
    title: 'Tài khoản dùng thử',
    text: 'Tài khoản này có sẵn cùng sàn. Tiền, lệnh và vị thế chỉ là ví dụ: bạn cứ dùng tùy ý.',
  },
}
