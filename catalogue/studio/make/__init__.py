"""What scenes are made of: materials, shapes and props."""
