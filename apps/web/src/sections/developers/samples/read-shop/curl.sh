curl --fail-with-body --silent "$MAUZO_API/public/shops/$MAUZO_SHOP"
