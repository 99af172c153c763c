/** What shops write often, in the order in which it is shown. Each is read out by its own name. */
export const emoji = [
  ...["😀", "😊", "😂", "😍", "🥰", "😘", "😎", "🤔", "😅", "😉", "🙂", "😢"],
  ...["👍", "👎", "👌", "👏", "🙏", "🤝", "💪", "👋", "✌️", "🤞", "👉", "👇"],
  ...["❤️", "💚", "💛", "💯", "🔥", "✨", "⭐", "🎉", "🎁", "🎂", "🌹", "☀️"],
  ...["🛒", "🛍️", "📦", "🚚", "🏍️", "📍", "📞", "📱", "💵", "💳", "🧾", "🏷️"],
  ...["✅", "❌", "⏰", "📅", "⚠️", "❓", "❗", "👗", "👟", "🍲", "🏠", "🇹🇿"],
] as const;
/** How many stand in a row. */
export const emojiPerRow = 6;
