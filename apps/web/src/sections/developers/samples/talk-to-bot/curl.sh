curl --fail-with-body --silent "$MAUZO_API/plugin/conversation/$MAUZO_BOT" \
  --json "{
    \"message\": \"Habari\",
    \"chat_id\": \"$(date +%s)\",
    \"bot_id\": \"$MAUZO_BOT\",
    \"message_type\": \"text\"
  }"
